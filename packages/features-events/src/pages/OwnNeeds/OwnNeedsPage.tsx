import { type PageProps, useFeatureSettings } from '@portal/kit';
import { eventsSettings } from '../../settings.ts';
import { OwnNeedsScreen } from './OwnNeedsScreen.tsx';
import { useOwnNeeds } from './use-own-needs.ts';

/** What I eat and need at events. */
export function OwnNeedsPage(_props: PageProps) {
  const { needsOnForms } = useFeatureSettings(eventsSettings);
  const { view, save } = useOwnNeeds();
  return <OwnNeedsScreen view={view} fields={needsOnForms} onSave={save} />;
}
