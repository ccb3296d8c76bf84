/** A state or territory: how many of a hundred people live there, and some of its suburbs and towns. */
interface State {
  code: string;
  name: string;
  weight: number;
  suburbs: string[];
}

const state = (code: string, name: string, weight: number, suburbs: string): State => ({
  code,
  name,
  weight,
  suburbs: suburbs.split(', '),
});

export const states: readonly State[] = [
  state(
    'NSW',
    'New South Wales',
    29,
    'Marrickville, Parramatta, Cabramatta, Lakemba, Newtown, Hornsby, Penrith, Dee Why, Wollongong, Newcastle, Dubbo, Orange, Wagga Wagga, Coffs Harbour, Armidale, Broken Hill, Bega',
  ),
  state(
    'VIC',
    'Victoria',
    26,
    'Footscray, Brunswick, Oakleigh, Springvale, Sunshine, Coburg, Box Hill, Frankston, Geelong, Ballarat, Bendigo, Shepparton, Mildura, Warrnambool, Traralgon',
  ),
  state(
    'QLD',
    'Queensland',
    20,
    'West End, Inala, Sunnybank, Chermside, Ipswich, Southport, Maroochydore, Toowoomba, Rockhampton, Mackay, Townsville, Cairns, Mount Isa, Thursday Island',
  ),
  state(
    'WA',
    'Western Australia',
    10,
    'Fremantle, Joondalup, Subiaco, Midland, Mandurah, Bunbury, Albany, Geraldton, Kalgoorlie, Broome',
  ),
  state(
    'SA',
    'South Australia',
    8,
    'Norwood, Prospect, Salisbury, Glenelg, Mount Barker, Whyalla, Port Augusta, Mount Gambier',
  ),
  state('TAS', 'Tasmania', 3, 'Hobart, Glenorchy, Launceston, Devonport, Burnie'),
  state('ACT', 'Australian Capital Territory', 3, 'Belconnen, Dickson, Tuggeranong, Gungahlin'),
  state('NT', 'Northern Territory', 2, 'Darwin, Palmerston, Katherine, Alice Springs'),
];

export const segments: readonly { id: string; name: string }[] = [
  ...states.map(({ code, name }) => ({ id: `segment-${code.toLowerCase()}`, name })),
  { id: 'segment-hand', name: 'Special interest: hand and upper limb' },
  { id: 'segment-rural', name: 'Special interest: rural and remote' },
];
