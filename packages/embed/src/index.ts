export { createPlaces, type ElementParts } from './places/create-places.tsx';
