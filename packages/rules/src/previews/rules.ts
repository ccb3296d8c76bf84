import type { Refusal } from '@portal/api/rules';
import { featureSettings, type Profile } from '@portal/kit/access';
import { editRefusal, type PostFacts } from '../posts/post-rules.ts';

/** What an organisation may choose of previews, in the settings of communities. */
export const previewSettings = { id: 'communities', settings: { linkPreviews: true } };

/** Whether texts show previews of what they link to. */
export function showsPreviews(profile: Partial<Pick<Profile, 'featureSettings'>>): boolean {
  return featureSettings(profile, previewSettings).linkPreviews;
}

/** A preview belongs to the content of its post. */
export function previewRefusal(post: PostFacts): Refusal | null {
  return editRefusal({ isFrozen: undefined, changesContent: true }, post);
}

const longestAddress = 2_000;
const tag = /<(\/?)(a|figure)\b([^<>]*)>/gi;
const destination = /\bhref="([^"]*)"/i;

/** The page that a text shows a preview of: the first of the web that it links to, but for films, which have a poster, and for the portal itself. */
export function previewedLink(html: string, ownHost: string | null = null): string | null {
  let isInFilm = false;
  for (const [, end = '', name = '', attributes = ''] of html.matchAll(tag)) {
    if (name.toLowerCase() === 'figure') isInFilm = end === '';
    else if (end === '' && !isInFilm) {
      const address = pageAddress(plain(destination.exec(attributes)?.[1] ?? ''), ownHost);
      if (address !== null) return address;
    }
  }
  return null;
}

/** An address as it is asked for: without the place on its page. */
function pageAddress(href: string, ownHost: string | null): string | null {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.host === ownHost) return null;
  url.hash = '';
  return url.href.length > longestAddress ? null : url.href;
}

function plain(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
