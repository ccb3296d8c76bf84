import News from 'lucide-react/icons/newspaper';
import { icon } from '../icon.tsx';

export const IconNews = /* @__PURE__ */ icon(News);
