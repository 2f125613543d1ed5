/** What common names among skills are names of: a portfolio lists them side by side. Small letters. */
const languages = `ada,apl,assembly,assembler,bash,basic,c,c#,c++,clojure,cobol,crystal,dart,delphi,elixir,elm,erlang,f#,forth,
fortran,go,golang,groovy,haskell,java,javascript,julia,kotlin,lisp,lua,matlab,nim,objective-c,ocaml,pascal,perl,php,prolog,
python,r,ruby,rust,scala,scheme,scratch,shell,smalltalk,solidity,sql,swift,typescript,verilog,vhdl,visual basic,zig,algol`;
const databases = `bigquery,cassandra,clickhouse,cockroachdb,couchdb,db2,dynamodb,elasticsearch,firebird,firestore,influxdb,mariadb,
memcached,mongodb,mysql,neo4j,opensearch,oracle,postgres,postgresql,redis,redshift,snowflake,spanner,sql server,sqlite,
timescaledb,valkey`;

export const technologies = { languages: toSet(languages), databases: toSet(databases) };

function toSet(names: string): ReadonlySet<string> {
  return new Set(names.split(/,\s*/));
}
