import { useCurrentUser } from '@portal/api';
import { useFeatureSettings } from '@portal/kit';
import { arrivalManifest } from '../../manifest.ts';
import { SplashScreen } from './SplashScreen.tsx';
import { type SplashKind, splashKind } from './splash-kind.ts';
import { useSplash } from './use-splash.ts';

/** The screen for whoever looks; the portal knows who that is before it renders a page behind sign-in. */
export function SplashPage() {
  const { excludedSection } = useFeatureSettings(arrivalManifest);
  const { data } = useCurrentUser();
  return data && <Splash kind={splashKind(data.segments, excludedSection)} />;
}

/** That of most members. */
export function ComingSoonPage() {
  return <Splash kind="comingSoon" />;
}

/** That of members of the excluded section; where there is none, it is that of everybody. */
export function ComingSoonForOthersPage() {
  const { excludedSection } = useFeatureSettings(arrivalManifest);
  return <Splash kind={excludedSection === null ? 'comingSoon' : 'excluded'} />;
}

function Splash({ kind }: { kind: SplashKind }) {
  return <SplashScreen kind={kind} {...useSplash()} />;
}
