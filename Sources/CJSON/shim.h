#include <cJSON.h>
