import { createElement } from 'react';
import { Heading } from '@portal/ui';
import { questions } from './questions.js';

export function ListPage() {
  return createElement(Heading, { level: 1 }, `${questions.length} surveys`);
}
