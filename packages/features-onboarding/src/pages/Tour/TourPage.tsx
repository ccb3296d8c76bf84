import { usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { useTourVisit } from '../../tour/tour-visit.ts';

/** Where ‘Show me around’ leads: home, where the tour begins. */
export function TourPage() {
  const { navigation } = usePortal();
  const visit = useTourVisit();
  useEffect(() => {
    visit.wish();
    navigation.navigate('/', { replace: true });
  }, [navigation, visit]);
  return null;
}
