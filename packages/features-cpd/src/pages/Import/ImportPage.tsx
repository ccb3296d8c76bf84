import { useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { useImport } from './use-import.ts';

/** Brings in records from a file. */
export function ImportPage() {
  return <ImportScreen {...useImport()} trackerHref={useDestinations(destinations).tracker()} />;
}
