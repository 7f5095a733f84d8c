// Nothing for Swift, which reads no C++: this says where simdjson is, for the target that is C++ itself.
