import type { WorldCategory, WorldTag } from '../../../world/world-types.ts';

const tree = `Practice areas | #2F6F8F | Clinical fields, from hands to hospitals
- Hand therapy | #2F6F8F | Hand and upper limb rehabilitation
- Paediatrics | #D9822B | Babies, children and their families
- Schools | #C2703D | Occupational therapy in education
- Mental health | #6B5CA5 | Recovery, sensory modulation and community mental health
- Neurology | #4A6FA5 | Stroke, brain injury and progressive conditions
- Ageing and dementia | #8A6D3B | Older people, reablement and dementia care
- Hospitals and palliative care | #3C7A89 | Acute care, oncology and end of life
Participation | #3F7D58 | Getting around, getting home and getting to work
- Driving | #4C7A34 | Driver assessment and rehabilitation
- Homes and equipment | #3F7D58 | Home modifications and assistive technology
- Work | #5B7553 | Occupational rehabilitation and ergonomics
Regions | #A1493B | Your colleagues close to home
- New South Wales and ACT | #A1493B | Sydney to the Snowy and everything west
- Victoria and Tasmania | #8C4A5A | Both sides of the strait
- Queensland | #B5562F | From the Torres Strait to the Tweed
- West, South and Territory | #9A6A2E | Western Australia, South Australia, Northern Territory
Career stage | #87599A | Students, new graduates and leaders
- Students | #87599A | Placements, exams and first steps
- Early career | #9C5C86 | The first years of practice
- Leadership | #6C4F8C | Managers, directors and owners
Ways of working | #2D7C7C | How and where the work is done
- NDIS | #2D7C7C | Practice under the National Disability Insurance Scheme
- Private practice | #39758A | Running a small or larger practice
- Rural and remote | #8C6B2F | Far from the nearest large hospital
- Telehealth and supervision | #4B7F71 | Working and learning at a distance
Knowledge | #50607A | Evidence and the people who make it
- Research | #50607A | Calls, findings and methods
- Cultural safety | #9B4F2C | Learning from and with First Nations colleagues
Association | #1F5F66 | News and committees of the association`;

type CategoryPlan = Omit<WorldCategory, 'createdById' | 'createdMinutesAgo'>;

/** Ten years. */
const createdMinutesAgo = 10 * 365 * 24 * 60;

/** Two levels; a line that starts with a dash belongs to the parent above it. */
function readTree(): CategoryPlan[] {
  const categories: CategoryPlan[] = [];
  let parent: string | null = null;
  for (const line of tree.split('\n')) {
    const isChild = line.startsWith('- ');
    const [name = '', color = '', description = ''] = line.replace('- ', '').split(' | ');
    const id = `category-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    categories.push({ id, name, color, description, parentCategoryId: isChild ? parent : null });
    if (!isChild) parent = id;
  }
  return categories;
}

export const categoryPlans: readonly CategoryPlan[] = readTree();

/** The categories as the administrator set them up, before any community. */
export function buildCategories(createdById: string): WorldCategory[] {
  return categoryPlans.map((plan) => ({ ...plan, createdById, createdMinutesAgo }));
}

const tagNames =
  'Assessment, Assistive technology, Autism, Cognition, CPD, Cultural safety, Dementia, Documentation, Driving, Early intervention, End of life, Equipment, Evidence, Falls, Fatigue, Feeding, Funding, Group programs, Hand fractures, Handwriting, Home modifications, Jobs, Leadership, Mental health, NDIS, New graduates, Paediatrics, Pain, Placements, Private practice, Research, Return to work, Rural, School, Sensory, Sleep, Splinting, Stroke, Supervision, Telehealth, Upper limb, Wellbeing';

export const tags: readonly WorldTag[] = tagNames
  .split(', ')
  .map((name) => ({ id: `tag-${name.toLowerCase().replaceAll(' ', '-')}`, name }));
