import { EditEventPage } from './EditEventPage.tsx';
import { NewEventPage } from './NewEventPage.tsx';

export const create = { default: NewEventPage };
export const edit = { default: EditEventPage };
