import type { ToastRegionLabels } from '../../feedback/ToastRegion/ToastRegion.tsx';

export interface PortalRootLabels extends ToastRegionLabels {
  /** What stands in the place of everything, where it breaks. */
  failed: string;
  failedText: string;
  retry: string;
}

export const failureLabels: Pick<PortalRootLabels, 'failed' | 'failedText'> & Partial<PortalRootLabels> = {
  failed: 'This could not be shown',
  failedText: 'Try again, or load the page anew.',
};
