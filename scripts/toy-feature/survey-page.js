import { createElement } from 'react';
import { Heading } from '@portal/ui';
import { questions } from './questions.js';

export function SurveyPage({ params }) {
  return createElement(Heading, { level: 1 }, questions[Number(params.id)]);
}
