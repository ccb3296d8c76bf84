import * as edited from './EditRecordPage.tsx';
import * as added from './NewRecordPage.tsx';

export const newRecord = { default: added.NewRecordPage, firstReads: added.firstReads };
export const record = { default: edited.EditRecordPage, firstReads: edited.firstReads };
