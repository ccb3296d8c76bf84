/** What people may not eat, as the forms list it. */
export const dietaryIds = [
  'vegetarian',
  'vegan',
  'glutenFree',
  'dairyFree',
  'nutFree',
  'halal',
  'kosher',
  'pescatarian',
] as const;
