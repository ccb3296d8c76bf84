import { TrackerPage } from '../pages/Tracker/TrackerPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** What the visitor has learned and what is still asked of them, on any page: it needs no router. */
export function CpdTracker(site: WidgetProps) {
  return (
    <Widget {...site}>
      <TrackerPage />
    </Widget>
  );
}
