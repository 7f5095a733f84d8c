#include <stddef.h>
#include <stdint.h>

/// Changes `data` as libFuzzer does where nobody else does; answers its new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);
