import { EditRecordPage } from './EditRecordPage.tsx';
import { NewRecordPage } from './NewRecordPage.tsx';

export const newRecord = { default: NewRecordPage };
export const record = { default: EditRecordPage };
