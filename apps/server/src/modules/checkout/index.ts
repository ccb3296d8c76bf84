export { checkoutPage, choiceOutcomes, isCheckoutChoice, type ToPay, unreachablePage } from './checkout-page.ts';
export { checkoutWords } from './checkout-words.ts';
