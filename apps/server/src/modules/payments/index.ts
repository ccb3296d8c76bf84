export { mountStripe } from './stripe-routes.ts';
