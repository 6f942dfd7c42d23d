/**
 * Whether a password is one of those that are tried first, whatever its capitals and the spaces around it.
 * Passwords below the minimum length are not listed, as they are refused for that.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());
}

/** What people everywhere choose, and what people in India choose. */
const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456 01234567 012345678 0123456789 12345678910 1234567891
  987654 9876543 98765432 987654321 9876543210 0987654321 654321 7654321 87654321 1234561 123456a 123456q
  12345a 12345q 1234qwer 1234abcd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5
  zaq12wsx zaq1zaq1 123qwe 123qweasd 123abc 123asd 123123 123123123 123321 123654 123654789 12341234 123412
  112233 11223344 1122334455 102030 10203040 101010 121212 12121212 131313 135790 147258 147258369
  147852 147852369 159357 159753 159951 142536 111222 111222333 123789 321321 321654 456123 456789 456456
  789456 789456123 741852 741852963 852456 963852741 963852 951753 258456 246810 232323 202020 212121 252525
  000000 0000000 00000000 0000000000 111111 1111111 11111111 111111111 1111111111 222222 22222222 333333
  33333333 444444 44444444 555555 5555555 55555555 666666 66666666 777777 7777777 77777777 888888 88888888
  999999 9999999 99999999 9999999999 696969 420420 108108 786786 786110 007007 123456123456 12345612345
  12345600 123456789a 123456789q 123456abc 1234567a 12345678a a123456 a1234567 a12345678 a123456789 a12345
  aa123456 aa12345678 aaaaaa aaaaaaa aaaaaaaa aaa111 aaa123 abc123 abc1234 abc12345 abc123456 abc@123
  abc@1234 abcd123 abcd1234 abcd@123 abcd@1234 abcdef abcdefg abcdefgh abcdef123 abcabc abcdabcd asd123
  asdasd asdasdasd asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdf123 asdfjkl asdf@123 zxcvbn
  zxcvbnm zxcvbnm123 zxczxc zxcvbn123 qazwsx qazwsxedc qazwsx123 qazqaz qweqwe qweasd qweasdzxc qwe123
  qwe123456 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123
  qwertyu qwertyui qwertyuiop qwerqwer qwer1234 wertyu poiuyt poiuytrewq mnbvcx mnbvcxz lkjhgf lkjhgfdsa
  password password! password@ password0 password1 password1! password11 password12 password123 password1234
  password12345 password123456 password@1 password@12 password@123 password@1234 password@12345 password#123
  password2 password01 password2020 password2021 password2022 password2023 password2024 password2025
  password2026 passw0rd p@ssw0rd p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd123 p@ssword123 p@55w0rd pa55word
  pa55w0rd pa$$word pa$$w0rd passwd passpass pass123 pass1234 pass12345 pass123456 pass@123 pass@1234
  pass@12345 pass@word1 mypassword mypass123 newpassword newpass123 yourpassword thepassword changeme
  changeme1 changeme123 changeit default default1 guest123 login123 letmein letmein1 letmein123 welcome
  welcome1 welcome12 welcome123 welcome1234 welcome@1 welcome@12 welcome@123 welcome@1234 welcome2024
  welcome2025 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 admin@12345
  administrator adminadmin admin888 root123 root1234 toor123 system system123 user123 user1234 username
  test123 test1234 test12345 test@123 test@1234 testing testing1 testing123 tester tester123 testtest
  testuser temp123 temp1234 temp@123 temppass secret secret1 secret123 secret@123 private access access123
  access14 server server123 master master1 master123 master@123 office office123 computer computer1
  computer123 laptop123 internet internet1 windows windows10 samsung samsung1 samsung123 samsung@123
  iphone iphone123 google google1 google123 google@123 facebook facebook1 facebook123 whatsapp instagram
  youtube twitter gmail123 yahoo123 reliance airtel airtel123 vodafone nokia123 micromax redmi123 xiaomi
  iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu iloveu1 iloveu123 iloveyou! ilovegod loveyou
  loveme lovers lovely lovely1 lovely123 love123 love1234 love@123 loveyou123 mylove mylove123 mylife
  mylife123 lover123 sweety sweety123 sweetie sweetheart honey123 darling baby123 babygirl babygirl1
  princess princess1 princess123 angel1 angel123 angel@123 beautiful cutie123 friends friends1 friends123
  friend friendship bestfriend forever forever1 family family1 family123 mother mother123 father father123
  mummy123 mumdad mumdad123 momdad momdad123 mommy123 daddy123 sister sister123 brother brother123
  smile123 happy123 happy@123 freedom freedom1 whatever nothing nothing123 trustno1 dragon dragon1
  dragon123 monkey monkey1 monkey123 tigger tiger123 tiger@123 lion123 shadow shadow1 shadow123 sunshine
  sunshine1 sunshine123 sunflower flower flower1 flower123 rainbow rainbow1 butterfly purple orange
  banana cookie chocolate chocolate1 cheese pepper ginger summer summer1 summer123 summer2024 summer2025
  winter winter123 spring123 autumn monday sunday january august november december football football1
  football123 baseball baseball1 basketball soccer soccer1 hockey cricket cricket1 cricket123 cricket@123
  superman superman1 superman123 batman batman1 batman123 spiderman spiderman1 ironman ironman123 pokemon
  pokemon1 pokemon123 naruto naruto123 minecraft fortnite starwars matrix killer killer123 hunter hunter1
  ranger jordan jordan23 michael michael1 michelle jennifer jessica ashley daniel daniel1 anthony andrew
  andrea thomas robert george charlie charlie1 william joshua nicole amanda hannah maggie taylor matthew
  jesus1 jesus123 jesuschrist heaven blessed blessed1 blink182 mustang mercedes ferrari porsche corvette
  harley yamaha yamaha123 honda123 suzuki pulsar220 royalenfield bullet350 liverpool liverpool1 arsenal
  arsenal1 chelsea chelsea1 barcelona realmadrid manchester ronaldo ronaldo7 messi10 silver golden diamond
  diamond1 crystal flower12 silver123 golden123 hello1 hello12 hello123 hello1234 hello@123 hellohello
  helloworld hello123456 goodluck goodmorning goodday lucky123 lucky1 lucky7 lucky@123 money123 success
  success1 success123 winner winner123 gangster hacker hacker123 qwaszx asdqwe asdqwe123 zzzzzz xxxxxx
  ssssss wwwwww qqqqqq aaaa1111 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d 1qaz@wsx !qaz2wsx !@#$%^ !@#$%^& !@#$%^&*
  !@#123 @12345 @123456 112233445566 xyz123 xyz@123 mnop1234 student student1 student123 student@123
  teacher teacher123 school school123 college college123 doctor doctor123 engineer manager manager123
  india1 india12 india123 india1234 india@123 india@1234 india@12345 india@1947 india1947 india2020
  india2023 india2024 india2025 india2026 indian indian1 indian123 indian@123 bharat bharat1 bharat123
  bharat@123 bharatmata hindustan hindustan123 hindu123 jaihind jaihind1 jaihind123 jaihind@123 vandemataram
  mumbai mumbai123 mumbai@123 bombay delhi1 delhi123 delhi@123 newdelhi kolkata kolkata123 chennai
  chennai123 bangalore bangalore123 bengaluru hyderabad hyderabad123 pune123 jaipur jaipur123 lucknow
  kanpur nagpur indore bhopal patna123 gujarat gujarat123 kerala kerala123 punjab punjab123 rajasthan
  maharashtra tamilnadu karnataka bihar123 varanasi krishna krishna1 krishna12 krishna123 krishna@123
  krishna@1 harekrishna harekrishna123 radhekrishna radhakrishna radheradhe radheshyam radhe123 radhe@123
  jaishreeram jaishriram jaishreeram1 jaishreeram123 jaishreeram@123 jaishreekrishna jaisiyaram jairam
  sitaram sitaram123 shriram shreeram shreeram123 ramram ram123 ram1234 ram@123 rama123 omsairam omsairam1
  omsairam123 omsai123 sairam sairam1 sairam123 sairam@123 saibaba saibaba1 saibaba123 saibaba@123 jaisairam
  omnamahshivay omnamahshivaya omnamahshivay123 namahshivay harharmahadev harharmahadev123 mahadev mahadev1
  mahadev12 mahadev123 mahadev@123 mahakal mahakal1 mahakal123 mahakal@123 jaimahakal bholenath bholenath123
  shiva1 shiva12 shiva123 shiva1234 shiva@123 shivam shivam1 shivam123 shivam@123 shivshakti shankar
  shankar123 omshanti omshanti123 omkara jaimatadi jaimatadi1 jaimatadi123 jaimatadi@123 jaimata matarani
  durga123 jaidurga laxmi123 lakshmi lakshmi1 lakshmi123 lakshmi@123 mahalaxmi mahalakshmi saraswati
  ganesh ganesh1 ganesh12 ganesh123 ganesh@123 ganesha ganesha123 ganpati ganpati123 ganpatibappa
  ganapathi bappa123 hanuman hanuman1 hanuman123 hanuman@123 jaihanuman jaihanuman123 bajrangbali
  jaibajrangbali balaji balaji1 balaji123 balaji@123 venkatesh venkatesh123 tirupati govinda govinda123
  gopal123 murugan murugan1 murugan123 ayyappa ayyappa123 swamiye waheguru waheguru1 waheguru123
  waheguruji satnam satnam123 allah786 allah123 bismillah bismillah786 mashallah namaste namaste1
  namaste123 namaste@123 namaskar shanti123 dosti123 jaanu123 jaan123 mohabbat pyaar123 zindagi zindagi123
  rahul1 rahul12 rahul123 rahul1234 rahul@123 rohit123 rohit@123 rohan123 raj123 raj1234 raj12345 raj@123
  raja123 raja1234 raja@123 rajesh rajesh1 rajesh123 rajesh@123 rajkumar rajkumar123 raju123 ravi123
  ravi1234 ravi@123 ramesh ramesh123 ramesh@123 suresh suresh1 suresh123 suresh@123 mahesh mahesh123
  mahesh@123 mukesh mukesh123 dinesh dinesh123 naresh naresh123 rakesh rakesh123 rakesh@123 sandeep
  sandeep1 sandeep123 sandeep@123 pradeep pradeep123 deepak deepak1 deepak12 deepak123 deepak@123 amit123
  amit1234 amit@123 amit12345 sumit123 ankit123 ankit@123 anil123 anil@123 sunil123 sunil@123 sanjay
  sanjay1 sanjay123 sanjay@123 vijay123 vijay@123 ajay123 ajay@123 manoj123 manoj@123 vinod123 vikas123
  vikas@123 vishal vishal1 vishal123 vishal@123 vikram vikram123 prakash prakash1 prakash123 prakash@123
  santosh santosh1 santosh123 santosh@123 ashok123 ashish ashish123 abhishek abhishek1 abhishek123
  abhishek@123 aditya aditya123 akash123 akash@123 arjun123 arjun@123 arun123 arun@123 karthik karthik123
  kumar123 kumar1234 kumar@123 kiran123 kiran@123 naveen naveen123 naveen@123 nitin123 pankaj pankaj123
  pankaj@123 praveen praveen123 prashant sachin sachin1 sachin10 sachin123 sachin@123 tendulkar
  saurabh saurabh123 shubham shubham123 shubham@123 singh123 sharma123 verma123 gupta123 patel123
  reddy123 pooja123 pooja@123 puja123 priya1 priya123 priya1234 priya@123 priyanka priyanka1 priyanka123
  priyanka@123 neha123 neha@123 nisha123 nikhil nikhil123 nikita nikita123 anjali anjali123 anjali@123
  anita123 sunita sunita123 kavita kavita123 savita savita123 rekha123 geeta123 seema123 meena123 asha123
  usha123 divya123 divya@123 swati123 sneha123 sneha@123 shweta shweta123 komal123 jyoti123 jyoti@123
  kajal123 khushi khushi123 khushi@123 aarav123 aditi123 ananya ananya123 ishita radhika radhika123
  sonu123 sonu1234 sonu@123 monu123 chintu chintu123 pinky123 guddu123 bablu123 golu123 babu123 baby1234
  chotu123 virat18 virat123 viratkohli kohli18 dhoni7 dhoni07 dhoni123 msdhoni msdhoni7 rohitsharma
  rohit45 mahi07 salman khan123 salman123 salmankhan shahrukh shahrukh123 srk123 bollywood bahubali
  bahubali123 pushpa123 kgf123 modi123 modiji namonamo vaastu vaastu123 vastu123 jyotish astrology
  disha123 disha@123 diwali diwali123 holi123
  `
    .trim()
    .split(/\s+/),
);
