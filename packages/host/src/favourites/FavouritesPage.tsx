import { useMessages } from '@portal/kit';
import { useComposition } from '../composition-context.ts';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { FeaturePart } from '../shell/FeaturePart.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { FavouritesFrame } from './FavouritesFrame.tsx';
import { favouritesPath } from './favourites-path.ts';

/** The page of one section; without one it leads to the first that is open, or home. */
export function favouritesPageOf(id: string | undefined) {
  return function FavouritesPage() {
    const sections = useSections('favourites');
    const { landing } = useComposition();
    const t = useMessages(hostMessages);
    const section = sections.find((each) => each.id === id);
    if (section === undefined) {
      const [first] = sections;
      return <Redirect to={first === undefined ? '/' : `${favouritesPath}/${first.id}`} />;
    }
    return (
      <FavouritesFrame sections={sections} current={section.id} back={landing}>
        <FeaturePart part={section} given={{}} fallback={<PageSkeleton label={t('loading')} />} />
      </FavouritesFrame>
    );
  };
}
