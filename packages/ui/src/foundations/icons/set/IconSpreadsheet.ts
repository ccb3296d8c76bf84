import Spreadsheet from 'lucide-react/icons/file-spreadsheet';
import { icon } from '../icon.tsx';

export const IconSpreadsheet = /* @__PURE__ */ icon(Spreadsheet);
