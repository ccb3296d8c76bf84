import { decideAccess, useMessages, usePortal, useViewer } from '@portal/kit';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { FeaturePart } from '../shell/FeaturePart.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { FavouritesFrame } from './FavouritesFrame.tsx';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { favouritesPath } from './favourites-path.ts';

/** The page of one section; without one it leads to the first that is open, or home. */
export function favouritesPageOf(id: string | undefined) {
  return function FavouritesPage() {
    const sections = useSections('favourites');
    const back = useFirstPlace();
    const t = useMessages(hostMessages);
    const section = sections.find((each) => each.id === id);
    if (section === undefined) {
      const [first] = sections;
      return <Redirect to={first === undefined ? '/' : `${favouritesPath}/${first.id}`} />;
    }
    return (
      <FavouritesFrame sections={sections} current={section.id} back={back}>
        <FeaturePart part={section} given={{}} fallback={<PageSkeleton label={t('loading')} />} />
      </FavouritesFrame>
    );
  };
}

/** The first entry of the main menu, which is where members come from. */
function useFirstPlace(): { label: string; href: string } | undefined {
  const { profile } = usePortal();
  const { menu } = useSignedInComposition();
  const viewer = useViewer();
  return menu.find((entry) => entry.slot === 'main' && decideAccess(profile, entry, viewer).isAllowed);
}
