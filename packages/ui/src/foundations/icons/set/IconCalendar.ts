import Calendar from 'lucide-react/icons/calendar-days';
import { icon } from '../icon.tsx';

export const IconCalendar = /* @__PURE__ */ icon(Calendar);
