/** Irregular forms of general English, each line a base and its forms; a stemmer leaves them apart. Folded. */
const lines = `
become became
begin began begun
break broke broken
bring brought
build built
buy bought
catch caught
child children
choose chose chosen
come came
die died dies dying
draw drew drawn
drive drove driven
fall fell fallen
feel felt
fight fought
find found
fly flew flown
get got gotten
give gave given
go went gone
grow grew grown
hold held
keep kept
know knew known
lay laid
lead led leads leading
leave left leaving
lose lost
make made making
man men
mean meant
meet met
pay paid
read reads
ride rode ridden
rise rose risen
run ran running
say said
see saw seen
sell sold
send sent
show showed shown
sing sang sung
sit sat
speak spoke spoken
spend spent
stand stood
swim swam swum
take took taken
teach taught
tell told
think thought
understand understood
wear wore worn
wife wives
win won
woman women
write wrote written
`;

/** Form → base. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);
