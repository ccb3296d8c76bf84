import type { WorldCommunity, WorldFolder, WorldFolderItem } from '../../world/world-types.ts';

const day = 24 * 60;

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
};

/** What a folder holds: `name | file or address | description`, a picture's key behind a png's name in brackets. */
type FolderPlan = readonly [name: string, description: string, ...items: string[]];

const plans: Readonly<Record<string, readonly FolderPlan[]>> = {
  'hand-therapy': [
    [
      'Protocols',
      'What we use in our clinics. Check with your surgeon before you follow one.',
      'Flexor tendon repair, zone II | flexor-tendon-zone-2.pdf | Early active motion, weeks 0 to 12, with the criteria for each step.',
      'Distal radius fracture after plating | distal-radius-plating.pdf | From the first day to return to work.',
      'Home programme, template | home-programme.docx | With room for your own drawings.',
    ],
    [
      'Splinting',
      'Patterns, materials and where to buy them.',
      'Resting splint, pattern | resting-splint.png (hands) | Print at A4 without scaling.',
      'Comparing thermoplastics | thermoplastics.xlsx | Stretch, memory and price of fourteen materials.',
      'Splinting videos of the hand society | https://example.org/hand-therapy/splinting | Six films of five minutes each.',
    ],
    [
      'Journal club',
      '',
      'Papers and questions of this year | journal-club.docx | ',
      'Slides: thumb base arthritis | thumb-base-arthritis.pptx | Shown in March.',
    ],
    ['Photo consent', 'Forms in other languages come here.'],
  ],
  paediatrics: [
    [
      'For families',
      'Handouts in plain words, free to copy with our name on them.',
      'Getting ready for school | getting-ready-for-school.pdf | Two pages.',
      'When dressing is a struggle | dressing.pdf | Four ideas to try this week.',
    ],
    [
      'Links that we send to teachers',
      '',
      'Movement breaks in the classroom | https://example.org/paediatrics/movement-breaks | ',
    ],
  ],
  'dementia-care': [
    [
      'Group minutes',
      'For members of this community alone.',
      'Minutes of the last meeting | minutes.pdf | ',
      'Environmental audit | environmental-audit.xlsx | One sheet for each room.',
    ],
  ],
};

export function buildFolders(communities: readonly WorldCommunity[]): WorldFolder[] {
  return communities.flatMap(({ id: communityId, alias }) =>
    (plans[alias] ?? []).map(([name, description, ...items], index) => {
      const id = `folder-${communityId}-${index + 1}`;
      return {
        id,
        communityId,
        name,
        description,
        items: items.map((item, place) => itemOf(item, `${id}-${place + 1}`)),
      };
    }),
  );
}

function itemOf(plan: string, id: string): WorldFolderItem {
  const [name = '', target = '', description = ''] = plan.split('|').map((part) => part.trim());
  const item = { id, name, description, createdMinutesAgo: (12 + 7 * id.length + 5 * name.length) * day };
  if (target.startsWith('https:')) return { ...item, target };
  const [, fileName = target, ending = '', picture = null] = /^(\S+\.(\w+))(?: \((\w+)\))?$/.exec(target) ?? [];
  return {
    ...item,
    target: { id: `file-${id}`, fileName, type: types[ending] ?? '', picture: picture && `cover-${picture}` },
  };
}
