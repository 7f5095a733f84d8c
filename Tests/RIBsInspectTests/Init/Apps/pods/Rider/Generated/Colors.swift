enum Colors {}
