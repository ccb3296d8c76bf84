import { brandAssetsPath } from '@portal/rules';
import type { PageProps } from '@portal/kit';
import { BrandAssetsScreen } from './BrandAssetsScreen.tsx';

/** What members may use of the organisation's brand. */
export function BrandAssetsPage(_props: PageProps) {
  return <BrandAssetsScreen hrefOf={(file) => `${brandAssetsPath}${file}`} />;
}
