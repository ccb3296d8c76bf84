/** Given names as she, he or they would use them, and family names, by the part of the world a family came from. */
export interface NameStock {
  weight: number;
  isFirstNations?: true;
  she: string[];
  he: string[];
  family: string[];
  /** Numbers of the drawn portraits that suit. */
  faces: { she: number[]; he: number[] };
}

const split = (names: string): string[] => names.split(', ');

const stock = (weight: number, she: string, he: string, family: string, faces: NameStock['faces']): NameStock => ({
  weight,
  she: split(she),
  he: split(he),
  family: split(family),
  faces,
});

export const nameStocks: readonly NameStock[] = [
  stock(
    40,
    'Charlotte, Olivia, Amelia, Isla, Matilda, Georgia, Sophie, Emily, Jessica, Rebecca, Lauren, Kate, Bronwyn, Heather, Fiona, Megan, Alison, Tegan, Zoe, Phoebe, Harriet, Eliza, Imogen, Claire, Belinda, Narelle, Jacinta, Kirsty, Tamsin, Robyn, Wendy, Lucinda, Abbey, Caitlin, Hannah, Erin, Gemma, Holly, Annabel, Philippa',
    'Jack, Angus, Lachlan, Hamish, Callum, Declan, Nathan, Joel, Mitchell, Darcy, Liam, Craig, Stephen, Ewan, Toby, Patrick, Reuben, Oscar',
    'Smith, Campbell, Walker, Murphy, Kelly, O’Brien, Fitzgerald, McKenzie, Robertson, Hughes, Barlow, Whitfield, Donnelly, Carrington, Lindqvist, Sutherland, Gallagher, Pritchard, Hargreaves, Ashworth, Doyle, Bennett, Thornton, Cartwright, Byrne, Mackay, Langford, Sheridan, Holloway, Prescott, Kavanagh, Wilkes, Atherton, Rowe, Dunstan',
    { she: [1, 7, 9, 13, 17, 20, 22, 27, 30, 34, 35, 38, 41, 44], he: [3, 11, 15, 25, 28, 37, 45, 48] },
  ),
  stock(
    8,
    'Linh, Thảo, Kim-Anh, Jenny, Vy, Trang, Michelle, Lan, Emily, Hạnh',
    'Minh, Kevin, Đức, Tuan, Andrew',
    'Tran, Le, Pham, Huynh, Vo, Bui, Dang, Ngo, Nguyen',
    { she: [4, 24, 32, 47], he: [43, 10] },
  ),
  stock(
    7,
    'Mei, Grace, Vivian, Jing, Yan, Cindy, Xin Yi, Joanne, Hui Min, Angela',
    'Jason, Hao, Raymond, Jun, Eric',
    'Wang, Li, Zhang, Liu, Huang, Lau, Wong, Cheung, Lim, Tan, Ho, Kwok',
    { she: [4, 24, 32, 47], he: [43, 10] },
  ),
  stock(
    6,
    'Ananya, Deepika, Kavya, Meera, Divya, Nisha, Shreya, Anjali',
    'Arjun, Rohan, Vikram, Karthik',
    'Patel, Reddy, Iyer, Nair, Gupta, Menon, D’Souza, Banerjee, Chopra',
    { she: [14, 29, 39, 26], he: [21, 40] },
  ),
  stock(
    6,
    'Eleni, Maria, Sophia, Despina, Katerina, Vasiliki',
    'Nick, Con, Stavros, Yianni',
    'Georgiou, Pappas, Nikolaidis, Karagiannis, Stavrou, Dimitriou, Kouros',
    { she: [47, 29, 13, 1], he: [10, 40, 28] },
  ),
  stock(
    6,
    'Francesca, Lucia, Daniela, Gabriella, Rosa, Chiara, Bianca',
    'Marco, Anthony, Luca, Matteo',
    'Bianchi, Romano, Esposito, De Luca, Ferraro, Marino, Conti, Greco, Caruso',
    { she: [47, 29, 13, 1], he: [10, 40, 28] },
  ),
  stock(
    5,
    'Nadine, Layla, Rima, Mariam, Yasmin, Christelle',
    'Elias, Charbel, Omar, George',
    'Khoury, Mansour, Saad, El-Masri, Nassar, Boutros, Azzi, Hamdan',
    { she: [47, 29, 13, 1], he: [10, 40, 28] },
  ),
  {
    ...stock(
      5,
      'Tahlia, Kirra, Shanaya, Marlee, Jarrah, Lowanna, Tanika, Mary-Anne',
      'Jye, Bevan, Marcus',
      'Yarran, Tait, Nona, Bamblett, Ah Kee, Reid, Simpson, Moran, Tapim, Walley, Roberts, Akiba',
      { she: [16, 46, 26, 23, 2, 12, 39], he: [8, 31, 19] },
    ),
    isFirstNations: true,
  },
  stock(
    5,
    'Sina, Mele, Ana, Losa, Talia, Ofa, Moana, Aroha',
    'Sione, Tavita, Semisi, Wiremu',
    'Faleolo, Taufa, Leota, Vailahi, Tupou, Ngata, Ioane, Rangi',
    { she: [26, 39, 46, 29], he: [8, 40] },
  ),
  stock(
    3,
    'Maricel, Angelica, Joy, Bernadette, Cristina',
    'Paolo, Jericho',
    'Santos, Reyes, Dela Cruz, Bautista, Villanueva, Mercado',
    { she: [4, 24, 32, 47], he: [43, 10] },
  ),
  stock(3, 'Aoife, Siobhán, Niamh, Orla', 'Cormac, Fionn', 'Ní Bhriain, Keane, Mulligan, Quinn', {
    she: [9, 22, 34],
    he: [45, 15],
  }),
  stock(3, 'Ji-woo, Hana, Soo-jin, Yuki, Aiko', 'Min-jun, Kenji', 'Kim, Park, Choi, Tanaka, Sato, Mori', {
    she: [4, 24, 32, 47],
    he: [43, 10],
  }),
  stock(
    3,
    'Zainab, Fatima, Hodan, Amina, Achol, Nyandeng',
    'Deng, Yusuf, Abdi',
    'Hussein, Mohamed, Ajak, Ahmadi, Rezaei, Majok, Warsame, Noori',
    { she: [5, 18, 33, 42], he: [31, 19] },
  ),
  stock(
    3,
    'Ana, Jelena, Marija, Katarzyna, Oksana',
    'Goran, Tomasz',
    'Petrović, Kovač, Nowak, Horvat, Jovanović, Shevchenko',
    { she: [13, 38, 41], he: [28, 15] },
  ),
  stock(2, 'Camila, Valentina, Sofía', 'Diego, Mateo', 'Fernández, Rojas, Silva, Morales', {
    she: [47, 29, 13, 1],
    he: [10, 40, 28],
  }),
  stock(3, 'Harpreet, Simran, Jasleen, Manpreet', 'Gurpreet, Harjit, Amandeep', 'Singh, Gill, Dhillon, Sandhu', {
    she: [14, 29],
    he: [6, 36],
  }),
];
