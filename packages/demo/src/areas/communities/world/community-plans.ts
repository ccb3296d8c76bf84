import { driverTermsHtml, firstNationsTermsHtml, leadersTermsHtml, practiceTermsHtml } from './terms.ts';

/** What a community is and how lively: everything about it that is decided by hand. */
export interface CommunityPlan {
  alias: string;
  name: string;
  /** At most 50 characters. */
  short: string;
  cover: string | null;
  categories: string[];
  tags: string[];
  /** Any of private, invisible, archived, auto, approval, freeEdits. */
  flags?: string;
  /** States whose members alone see it. */
  segments?: string;
  terms?: string;
  /** Asked of who wants to join; `(file)` at the end asks for a file. */
  questions?: string[];
  years: number;
  /** How many have joined, and how many posts there are. */
  size: number;
  posts: number;
  /** Banks of texts, the first being its own; the people of these fields come here first. */
  areas: string[];
  /** Demo accounts with a part here, by number: `2 Moderator`. */
  pins?: string[];
  about: string;
}

export const communityPlans: readonly CommunityPlan[] = [
  {
    alias: 'hand-therapy',
    name: 'Hand therapy',
    short: 'Splints, scars and strong opinions on tendons',
    cover: 'hands',
    categories: ['Hand therapy'],
    tags: ['Splinting', 'Upper limb', 'Hand fractures'],
    years: 5.4,
    size: 146,
    posts: 84,
    areas: ['hand', 'general'],
    pins: ['1 Member', '2 Moderator', '8 Member'],
    about: `A place for everyone who treats hands, from the first splint of a student placement to thirty years in a trauma clinic.
# What we talk about
- Splinting choices, patterns and materials
- Tendon, fracture and nerve protocols, and when to leave them
- Outcome measures that clients understand
- Thumb base arthritis, Dupuytren’s and everything stiff
# Before you post
Photographs of hands are welcome **with written consent** and without tattoos, rings or anything else that identifies a person. The [consent form](https://example.org/hand-therapy/photo-consent) takes two minutes.
Journal club meets on the first Tuesday of the month, 7.30 pm eastern time.`,
  },
  {
    alias: 'paediatrics',
    name: 'Paediatrics',
    short: 'Babies, children, families and play',
    cover: 'children',
    categories: ['Paediatrics'],
    tags: ['Paediatrics', 'Sensory', 'Early intervention'],
    years: 6,
    size: 168,
    posts: 84,
    areas: ['paediatrics', 'school', 'general'],
    pins: ['1 Member', '2 Moderator', '6 Member'],
    about: `Early childhood, school age and the families around them. We share what works on the floor, at the table and in the report.
# You will find
- Threads on feeding, sleep, sensory processing, motor skills and play
- Neurodiversity-affirming language and goals
- Parent coaching, telehealth and home programs
- A [shared list of parent handouts](https://example.org/paediatrics/handouts) that members wrote themselves
# One request
Write about children the way you would if they read it in ten years.`,
  },
  {
    alias: 'school-practice',
    name: 'School practice',
    short: 'Classrooms, teachers and the long corridor',
    cover: 'school',
    categories: ['Schools', 'Paediatrics'],
    tags: ['School', 'Handwriting', 'Sensory'],
    years: 4.1,
    size: 74,
    posts: 52,
    areas: ['school', 'paediatrics'],
    about: `For occupational therapists who work in or with schools, whoever pays.
# Topics
- Whole-class strategies and the tiers of support
- Handwriting, technology and exam adjustments
- Working with teachers, learning support and principals
- Transition from kindergarten and to high school
Term planning threads open in the last week of each term. Bring one thing that worked and **one thing that did not**.`,
  },
  {
    alias: 'mental-health',
    name: 'Mental health',
    short: 'Recovery, routine and meaningful days',
    cover: 'mind',
    categories: ['Mental health'],
    tags: ['Mental health', 'Sensory', 'Group programs'],
    years: 5.8,
    size: 122,
    posts: 76,
    areas: ['mental', 'general'],
    pins: ['3 Editor', '6 Moderator'],
    about: `Acute, community, forensic, youth, older persons, private: wherever you meet people, occupation is how we help them recover.
# What belongs here
- Sensory modulation and restraint reduction
- Groups that people come back to
- Psychosocial disability and the NDIS
- Keeping an occupational focus in a generic role
# Look after yourself
Some threads are heavy. Use a content note in the title, and talk to someone. Your employee assistance program is one call away, and so is the [peer support line](https://example.org/peer-support).`,
  },
  {
    alias: 'neurology',
    name: 'Neurology and stroke',
    short: 'Brains, arms and getting back to life',
    cover: 'brain',
    categories: ['Neurology'],
    tags: ['Stroke', 'Upper limb', 'Cognition', 'Fatigue'],
    years: 5.1,
    size: 110,
    posts: 68,
    areas: ['neuro', 'general'],
    pins: ['3 Editor', '10 Moderator'],
    about: `Stroke, brain injury, multiple sclerosis, Parkinson’s, motor neurone disease: from the acute ward to ten years later.
# Ask and share about
- Dose and intensity of upper limb practice
- Cognitive screens, and what to do after the screen
- Spasticity, splints and when not to
- Fatigue, driving, work, intimacy: life
We link to guidelines rather than quote them from memory. Start at the [guideline shelf](https://example.org/neurology/guidelines).`,
  },
  {
    alias: 'ageing-well',
    name: 'Ageing well',
    short: 'Falls, homes, reablement and good days',
    cover: 'ageing',
    categories: ['Ageing and dementia'],
    tags: ['Falls', 'Home modifications', 'Assessment'],
    years: 4.9,
    size: 118,
    posts: 68,
    areas: ['aged', 'home', 'general'],
    pins: ['9 Member'],
    about: `Community, residential and hospital therapists who work with older people.
# Here you can
- Compare falls programs and reablement plans
- Get help with equipment, pressure care and seating
- Keep up with changes to home care funding
- Swap ideas for **meaningful activity** that is not bingo
Funding rules change often. Date your post and link the [source](https://example.org/ageing/sources).`,
  },
  {
    alias: 'dementia-care',
    name: 'Dementia care',
    short: 'Practice, environments and carers',
    cover: 'ageing',
    categories: ['Ageing and dementia'],
    tags: ['Dementia', 'Cognition', 'Assessment'],
    flags: 'private',
    questions: ['Where do you work with people living with dementia?', 'What would you like to learn or share here?'],
    years: 3.2,
    size: 48,
    posts: 36,
    areas: ['dementia', 'aged'],
    about: `A smaller, closed community for therapists whose daily work is with people living with dementia and their families.
# Why closed?
We discuss changed behaviours and hard decisions in detail. Members answer two short questions so that we know each other.
- Monthly **case reflection**, third Wednesday
- A [design audit](https://example.org/dementia/design-audit) for residential homes, written by members`,
  },
  {
    alias: 'driver-assessment',
    name: 'Driver assessment',
    short: 'Off-road, on-road and the talk afterwards',
    cover: 'driving',
    categories: ['Driving'],
    tags: ['Driving', 'Assessment', 'Cognition'],
    terms: driverTermsHtml,
    years: 4.6,
    size: 46,
    posts: 42,
    areas: ['driving', 'neuro'],
    pins: ['10 Member'],
    about: `Driver assessors, those in training and those who refer to them.
# Topics
- Off-road screens and their limits
- On-road standards, routes and scoring
- Vehicle modifications and learner drivers with disability
- Telling someone that they should not drive
Please name **your state or territory**: the rules differ. The [table of licensing rules](https://example.org/driving/licensing-table) is kept by the moderators.`,
  },
  {
    alias: 'home-modifications',
    name: 'Home modifications',
    short: 'Ramps, rails, bathrooms and builders',
    cover: 'home',
    categories: ['Homes and equipment'],
    tags: ['Home modifications', 'Equipment', 'Funding'],
    years: 5.2,
    size: 112,
    posts: 64,
    areas: ['home', 'ndis'],
    pins: ['7 Member'],
    about: `From a single rail to a full rebuild: measuring, drawing, justifying and living through the works.
# House style
- Dimensions in millimetres
- Say which standard, funder and state you mean
- Plans without the address
# Useful
- [Clinical checklist for bathrooms](https://example.org/homes/bathroom-checklist)
- A thread for **builders who understand us**, by region`,
  },
  {
    alias: 'assistive-technology',
    name: 'Assistive technology',
    short: 'Seating, scripting, switches and smart homes',
    cover: 'technology',
    categories: ['Homes and equipment'],
    tags: ['Assistive technology', 'Equipment', 'Funding'],
    flags: 'approval freeEdits',
    years: 3.8,
    size: 84,
    posts: 50,
    areas: ['at', 'home'],
    about: `Wheelchairs and seating, communication access, environmental control, low tech that costs four dollars.
# How it works
Posts are looked at by a moderator before they appear, because this community was once full of advertising. It usually takes **less than a day**.
- Trials: what you tried, what happened, what you chose
- Reports and justifications
- Second-hand equipment belongs on the [swap page](https://example.org/at/swap)`,
  },
  {
    alias: 'ndis-practice',
    name: 'NDIS practice',
    short: 'Reports, reviews and reasonable and necessary',
    cover: 'community',
    categories: ['NDIS'],
    tags: ['NDIS', 'Documentation', 'Funding'],
    flags: 'approval',
    years: 6,
    size: 292,
    posts: 104,
    areas: ['ndis', 'business', 'general'],
    pins: ['1 Member', '3 Editor', '6 Moderator'],
    about: `Our largest community. Everything about practising under the scheme, and keeping the person in the middle of it.
# Start here
1. [How to write a post that gets answers](https://example.org/ndis/good-questions)
2. The pinned list of current forms
3. Search: someone has had that planner letter before
# Please
- Never paste from a plan or a decision letter
- Say whether an answer comes from **legislation, an operational guideline or experience**`,
  },
  {
    alias: 'work-rehabilitation',
    name: 'Work rehabilitation',
    short: 'Return to work, ergonomics, worksites',
    cover: 'work',
    categories: ['Work'],
    tags: ['Return to work', 'Assessment', 'Pain'],
    years: 4.2,
    size: 52,
    posts: 42,
    areas: ['work', 'general'],
    about: `Occupational rehabilitation, injury management and ergonomics.
# Topics
- Suitable duties and graded plans
- Worksite and functional assessments
- Psychological injury at work
- Schemes, state by state
We keep a [shared list of task analyses](https://example.org/work/task-analyses): add one, take two.`,
  },
  {
    alias: 'hospital-practice',
    name: 'Hospital practice',
    short: 'Wards, emergency, burns and safe discharges',
    cover: 'wellbeing',
    categories: ['Hospitals and palliative care'],
    tags: ['Assessment', 'Equipment', 'Cognition'],
    years: 4.4,
    size: 96,
    posts: 56,
    areas: ['hospital', 'neuro', 'general'],
    about: `For therapists in acute and subacute care, rotational or settled.
# We help each other with
- Discharge planning when there is no bed and no carer
- Prioritising a list of thirty
- Emergency department and short-stay models
- Lymphoedema, burns, intensive care and surgery
Case questions go **without dates and ages in years**: 'late seventies' is enough. See the [ward toolkit](https://example.org/hospital/toolkit).`,
  },
  {
    alias: 'palliative-care',
    name: 'Palliative care and cancer',
    short: 'Occupation until the very end',
    cover: null,
    categories: ['Hospitals and palliative care'],
    tags: ['End of life', 'Fatigue', 'Equipment'],
    years: 2.9,
    size: 34,
    posts: 30,
    areas: ['palliative', 'hospital'],
    about: `A quiet, warm community about living fully while dying, and about living with and after cancer.
- Fatigue, breathlessness and saving energy for what matters
- Equipment at home, quickly
- Legacy work and saying goodbye
- Our own grief
You do not have to be a specialist. **Anyone who has one palliative client this year** is in the right place. [Reading list](https://example.org/palliative/reading).`,
  },
  {
    alias: 'rural-remote',
    name: 'Rural and remote',
    short: 'Generalists, long roads and good company',
    cover: 'rural',
    categories: ['Rural and remote'],
    tags: ['Rural', 'Telehealth', 'Supervision'],
    years: 5.5,
    size: 64,
    posts: 50,
    areas: ['rural', 'general'],
    about: `If the nearest colleague is two hours away, this is your corridor.
# What we do
- Answer the question you would have asked at the next desk
- Plan outreach so that one trip does the work of three
- Share locum, housing and scholarship news
- Meet online every second Friday at lunch, **cameras optional, dogs welcome**
New in a remote post? Read [the first ninety days](https://example.org/rural/first-ninety-days).`,
  },
  {
    alias: 'nsw-act',
    name: 'New South Wales and ACT',
    short: 'Events, jobs and news between coast and plains',
    cover: 'community',
    categories: ['New South Wales and ACT'],
    tags: ['CPD', 'Jobs'],
    segments: 'NSW ACT',
    years: 5,
    size: 102,
    posts: 42,
    areas: ['region', 'general'],
    pins: ['1 Member', '2 Moderator'],
    about: `The regional network for members in New South Wales and the Australian Capital Territory.
- Evening talks in Sydney, Newcastle, Wollongong and Canberra, most of them streamed
- Local vacancies and student placements
- State policy and consultations
The committee meets every second month: [minutes](https://example.org/nsw-act/minutes).`,
  },
  {
    alias: 'victoria-tasmania',
    name: 'Victoria and Tasmania',
    short: 'Local news, evenings and study days',
    cover: null,
    categories: ['Victoria and Tasmania'],
    tags: ['CPD', 'Jobs'],
    segments: 'VIC TAS',
    years: 5,
    size: 86,
    posts: 38,
    areas: ['region', 'general'],
    pins: ['3 Member', '7 Member'],
    about: `Members on both sides of the strait.
- Study days in Melbourne, Geelong, Bendigo, Hobart and Launceston
- A **mentoring round** each February and August
- Vacancies, rooms to share and equipment to give away
Volunteers keep this going. [Put your name down](https://example.org/vic-tas/volunteer) for one evening a year.`,
  },
  {
    alias: 'queensland',
    name: 'Queensland',
    short: 'From the Torres Strait to the Tweed',
    cover: 'rural',
    categories: ['Queensland'],
    tags: ['CPD', 'Jobs', 'Rural'],
    segments: 'QLD',
    years: 5,
    size: 66,
    posts: 38,
    areas: ['region', 'rural', 'general'],
    pins: ['5 Member', '6 Moderator'],
    about: `A big state with a friendly network.
- Regional hubs in Cairns, Townsville, Rockhampton, Toowoomba and the south-east
- Cyclone and flood season planning for equipment-dependent clients
- Local courses, **streamed wherever the internet allows**
See the [calendar](https://example.org/queensland/calendar).`,
  },
  {
    alias: 'west-south-territory',
    name: 'West, South and Territory',
    short: 'WA, SA and NT in one place',
    cover: null,
    categories: ['West, South and Territory'],
    tags: ['CPD', 'Jobs', 'Rural'],
    segments: 'WA SA NT',
    years: 4.3,
    size: 62,
    posts: 36,
    areas: ['region', 'rural', 'general'],
    pins: ['9 Member', '10 Member'],
    about: `Three regions, two and a half time zones, one network.
- Meetings alternate between Perth, Adelaide and Darwin time
- Outreach partners and fly-in calendars
- Local vacancies and scholarships
Tell us what you need: [two-minute survey](https://example.org/west-south-territory/survey).`,
  },
  {
    alias: 'students',
    name: 'Students',
    short: 'Placements, exams and finding your feet',
    cover: 'students',
    categories: ['Students'],
    tags: ['Placements', 'CPD'],
    years: 4.8,
    size: 58,
    posts: 48,
    areas: ['students', 'newgrad'],
    about: `For students of every year and every university, and for practitioners who like answering their questions.
# Ask anything
- Placements: finding, surviving and enjoying them
- Study groups and exam panic
- What a first job is really like
There are no silly questions here. There is a [placement survival guide](https://example.org/students/placement-guide), written by **last year’s fourth-years**.`,
  },
  {
    alias: 'new-graduates',
    name: 'New graduates',
    short: 'The first two years, together',
    cover: 'students',
    categories: ['Early career'],
    tags: ['New graduates', 'Supervision', 'Wellbeing'],
    years: 4.7,
    size: 66,
    posts: 54,
    areas: ['newgrad', 'supervision', 'general'],
    pins: ['1 Member'],
    about: `You are qualified, registered and quietly terrified. So was everyone here.
- Interview questions, contracts and caseloads
- What to expect from supervision
- Imposter feelings and how they pass
- A **monthly drop-in** with two experienced members, no recording
Start with [ten things we wish we had known](https://example.org/new-graduates/ten-things).`,
  },
  {
    alias: 'supervision-exchange',
    name: 'Supervision exchange',
    short: 'Find, give and get better at supervision',
    cover: 'wellbeing',
    categories: ['Telehealth and supervision', 'Early career'],
    tags: ['Supervision', 'CPD'],
    flags: 'private',
    questions: [
      'How long have you practised, and in which fields?',
      'Please attach your current registration certificate (file)',
    ],
    years: 3.1,
    size: 44,
    posts: 34,
    areas: ['supervision', 'leaders', 'general'],
    pins: ['2 Member', '3 Member'],
    about: `A closed community where supervisors and supervisees find each other and sharpen the craft.
# How to use it
1. Post what you offer or look for: field, frequency, fee or exchange
2. Agree in writing. Here is a [template](https://example.org/supervision/agreement)
3. Come back and reflect
We check registration once, when you join. **That is what the file is for**; it is deleted afterwards.`,
  },
  {
    alias: 'leaders-managers',
    name: 'Leaders and managers',
    short: 'Teams, budgets, rosters and backbone',
    cover: 'leadership',
    categories: ['Leadership'],
    tags: ['Leadership', 'Wellbeing'],
    flags: 'private',
    terms: leadersTermsHtml,
    questions: [
      'What is your role, and how many people do you lead?',
      'Please attach a letter or a page that shows your role (file)',
    ],
    years: 3.9,
    size: 46,
    posts: 40,
    areas: ['leaders', 'supervision'],
    pins: ['4 Member', '5 Member', '6 Moderator'],
    about: `A confidential space for people who lead occupational therapists.
- Recruitment and keeping the people you have
- Caseload and capacity, with numbers
- Hard conversations
- Business cases that worked: [library](https://example.org/leaders/business-cases)
**Chatham House, always.**`,
  },
  {
    alias: 'private-practice',
    name: 'Private practice',
    short: 'Rooms, invoices, contracts and calm',
    cover: 'work',
    categories: ['Private practice'],
    tags: ['Private practice', 'Leadership'],
    terms: practiceTermsHtml,
    years: 5,
    size: 98,
    posts: 54,
    areas: ['business', 'ndis', 'general'],
    pins: ['7 Member'],
    about: `Sole traders, partners and owners of practices with forty staff.
# Ask about
- Software, phones and front desks
- Contracts, awards and insurance
- Cancellation policies that people accept
- Growing, or deciding **not** to grow
We never agree on prices. The [house rules](https://example.org/private-practice/rules) explain why.`,
  },
  {
    alias: 'research-evidence',
    name: 'Research and evidence',
    short: 'Calls, findings, methods and honest doubts',
    cover: 'research',
    categories: ['Research'],
    tags: ['Research', 'Evidence'],
    years: 4.5,
    size: 88,
    posts: 56,
    areas: ['research', 'general'],
    pins: ['1 Member', '10 Editor'],
    about: `Researchers, clinicians who research and everybody who reads.
# Post here
- Recruitment for studies **with ethics approval number**
- New papers with two sentences on why they matter
- Methods questions, from audit to trial
- Journal club: [schedule](https://example.org/research/journal-club)
Findings in plain words, please: half of us read this on a tram.`,
  },
  {
    alias: 'telehealth-start-up',
    name: 'Telehealth start-up',
    short: 'The year we all learnt to unmute',
    cover: 'technology',
    categories: ['Telehealth and supervision'],
    tags: ['Telehealth'],
    flags: 'archived',
    years: 3,
    size: 78,
    posts: 28,
    areas: ['telehealth'],
    about: `Closed for new posts. This community helped members to move their practice online; it stays here to be read.
- Platforms, consent and privacy
- Assessments that survive a screen
- [Final summary](https://example.org/telehealth/summary) of what we learnt
New questions fit in **the community of your field**.`,
  },
  {
    alias: 'first-nations-practice',
    name: 'First Nations practice',
    short: 'Led by Aboriginal and Torres Strait Islander OTs',
    cover: null,
    categories: ['Cultural safety'],
    tags: ['Cultural safety'],
    flags: 'private',
    terms: firstNationsTermsHtml,
    questions: [
      'Tell us who you are and where you live and work: whose Country?',
      'What brings you to this community?',
    ],
    years: 3.5,
    size: 40,
    posts: 32,
    areas: ['firstnations', 'rural'],
    about: `Led by Aboriginal and Torres Strait Islander occupational therapists, open to colleagues who want to walk alongside.
- Yarning sessions each month
- Cultural supervision and mentoring for students
- Practice on Country, with community control
Everyone agrees to the **terms of this space** before joining. Read about [cultural responsiveness](https://example.org/first-nations/capability) first.`,
  },
  {
    alias: 'member-news',
    name: 'Member news',
    short: 'What the association is doing for you',
    cover: 'community',
    categories: ['Association'],
    tags: ['CPD'],
    flags: 'auto approval',
    years: 6,
    size: 352,
    posts: 54,
    areas: ['news', 'general'],
    pins: [
      '1 Member',
      '2 Member',
      '3 Member',
      '4 Moderator',
      '5 Editor',
      '6 Editor',
      '8 Editor',
      '9 Member',
      '10 Member',
    ],
    about: `Every member is part of this community. News, consultations, events and the occasional cake.
- Submissions to government, before and after we send them
- Dates of the conference, courses and elections
- Your questions to the board, answered within a week
Write to us at any time: [contact](https://example.org/contact). **We read everything.**`,
  },
  {
    alias: 'conference-committee',
    name: 'Conference committee',
    short: 'Programme, posters and panic',
    cover: null,
    categories: ['Association'],
    tags: ['CPD', 'Research'],
    flags: 'private invisible',
    years: 1.6,
    size: 9,
    posts: 22,
    areas: ['committee'],
    pins: ['4 Moderator', '6 Member'],
    about: `The working space of the national conference committee.
1. Programme and reviewers
2. Venue, access and catering
3. Sponsors and budget
[Timeline](https://example.org/conference/timeline). **Nothing here is public until it is announced.**`,
  },
  {
    alias: 'book-club',
    name: 'Book club',
    short: 'One book a month, no homework',
    cover: null,
    categories: [],
    tags: ['Wellbeing'],
    years: 2.2,
    size: 16,
    posts: 18,
    areas: ['books'],
    pins: ['1 Member'],
    about: `A small club of readers. One book a month, sometimes about our work, mostly not.
- We meet online on the **last Sunday**, 8 pm eastern time
- Finishing the book is optional
- [What we have read](https://example.org/book-club/shelf)`,
  },
];
