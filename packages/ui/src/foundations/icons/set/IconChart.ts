import ChartColumn from 'lucide-react/icons/chart-column';
import { icon } from '../icon.tsx';

export const IconChart = /* @__PURE__ */ icon(ChartColumn);
