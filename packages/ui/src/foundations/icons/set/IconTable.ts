import Table from 'lucide-react/icons/table';
import { icon } from '../icon.tsx';

export const IconTable = /* @__PURE__ */ icon(Table);
