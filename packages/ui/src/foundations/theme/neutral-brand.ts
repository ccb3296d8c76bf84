/** The brand colour of a portal without a profile: a calm slate blue. */
export const neutralBrand = '#3E5C76';
