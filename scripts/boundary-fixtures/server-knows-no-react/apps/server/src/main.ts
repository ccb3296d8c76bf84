import { createElement } from 'react';

export const main = createElement;
