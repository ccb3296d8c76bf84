import type { WorldPostCode } from '../../../world/world-types.ts';

/** Where the suburbs and towns of `places.ts` are: postcode, degrees south, degrees east. */
const table: Readonly<Record<string, string>> = {
  NSW: `Marrickville 2204 33.91 151.16, Parramatta 2150 33.82 151.00, Cabramatta 2166 33.90 150.94, Lakemba 2195 33.92 151.08,
    Newtown 2042 33.90 151.18, Hornsby 2077 33.70 151.10, Penrith 2750 33.75 150.69, Dee Why 2099 33.75 151.29,
    Wollongong 2500 34.42 150.89, Newcastle 2300 32.93 151.78, Dubbo 2830 32.25 148.60, Orange 2800 33.28 149.10,
    Wagga Wagga 2650 35.12 147.37, Coffs Harbour 2450 30.30 153.11, Armidale 2350 30.51 151.67, Broken Hill 2880 31.96 141.47,
    Bega 2550 36.67 149.84`,
  VIC: `Footscray 3011 37.80 144.90, Brunswick 3056 37.77 144.96, Oakleigh 3166 37.90 145.09, Springvale 3171 37.95 145.15,
    Sunshine 3020 37.79 144.83, Coburg 3058 37.74 144.96, Box Hill 3128 37.82 145.12, Frankston 3199 38.14 145.12,
    Geelong 3220 38.15 144.36, Ballarat 3350 37.56 143.86, Bendigo 3550 36.76 144.28, Shepparton 3630 36.38 145.40,
    Mildura 3500 34.19 142.16, Warrnambool 3280 38.38 142.48, Traralgon 3844 38.20 146.54`,
  QLD: `West End 4101 27.48 153.01, Inala 4077 27.59 152.97, Sunnybank 4109 27.58 153.06, Chermside 4032 27.39 153.03,
    Ipswich 4305 27.61 152.76, Southport 4215 27.97 153.40, Maroochydore 4558 26.65 153.09, Toowoomba 4350 27.56 151.95,
    Rockhampton 4700 23.38 150.51, Mackay 4740 21.14 149.19, Townsville 4810 19.26 146.82, Cairns 4870 16.92 145.77,
    Mount Isa 4825 20.73 139.49, Thursday Island 4875 10.58 142.22`,
  WA: `Fremantle 6160 32.06 115.75, Joondalup 6027 31.75 115.77, Subiaco 6008 31.95 115.82, Midland 6056 31.89 116.01,
    Mandurah 6210 32.53 115.72, Bunbury 6230 33.33 115.64, Albany 6330 35.02 117.88, Geraldton 6530 28.77 114.61,
    Kalgoorlie 6430 30.75 121.47, Broome 6725 17.96 122.24`,
  SA: `Norwood 5067 34.92 138.63, Prospect 5082 34.88 138.60, Salisbury 5108 34.76 138.64, Glenelg 5045 34.98 138.51,
    Mount Barker 5251 35.07 138.86, Whyalla 5600 33.03 137.58, Port Augusta 5700 32.49 137.77, Mount Gambier 5290 37.83 140.78`,
  TAS: `Hobart 7000 42.88 147.33, Glenorchy 7010 42.83 147.28, Launceston 7250 41.44 147.14, Devonport 7310 41.18 146.36,
    Burnie 7320 41.06 145.91`,
  ACT: `Belconnen 2617 35.24 149.07, Dickson 2602 35.25 149.14, Tuggeranong 2900 35.42 149.09, Gungahlin 2912 35.18 149.13`,
  NT: `Darwin 0800 12.46 130.84, Palmerston 0830 12.48 130.98, Katherine 0850 14.46 132.26, Alice Springs 0870 23.70 133.88`,
};

const line = /^(.+) (\d{4}) (\S+) (\S+)$/;

/** By place as organisations have it: 'Marrickville NSW'. */
const byPlace: ReadonlyMap<string, WorldPostCode> = new Map(
  Object.entries(table).flatMap(([state, places]) =>
    places.split(/,\s+/).map((text): [string, WorldPostCode] => {
      const [, suburb = '', postCode = '', south = '', east = ''] = line.exec(text) ?? [];
      return [`${suburb} ${state}`, { postCode, latitude: -Number(south), longitude: Number(east) }];
    }),
  ),
);

export const postcodes: readonly WorldPostCode[] = [...byPlace.values()];

/** Empty where nobody of the demo world lives. */
export function postCodeOfPlace(place: string): string {
  return byPlace.get(place)?.postCode ?? '';
}
