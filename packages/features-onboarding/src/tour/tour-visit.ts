import { type PortalResource, usePortalResource } from '@portal/kit';

/** What this visit knows of the tour, beside what the server keeps of a person. */
export interface TourVisit {
  /** Somebody asks to be shown around. */
  wish(): void;
  isWished(): boolean;
  /** They have had it, whether or not the server can be told. */
  end(personId: string): void;
  hasEnded(personId: string): boolean;
}

function tourVisit(): TourVisit {
  const seenBy = new Set<string>();
  let isWished = false;
  return {
    wish() {
      isWished = true;
    },
    isWished: () => isWished,
    end(personId) {
      isWished = false;
      seenBy.add(personId);
    },
    hasEnded: (personId) => seenBy.has(personId),
  };
}

const resource: PortalResource<TourVisit> = { create: tourVisit };

export function useTourVisit(): TourVisit {
  return usePortalResource(resource);
}
