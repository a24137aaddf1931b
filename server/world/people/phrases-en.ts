// Messages of English-speaking viewers during a match.

import type { Phrases } from './phrases.ts'
import { linesOf } from './word-rows.ts'

export const phrases: Phrases = {
  'goal-for': linesOf(`
GET IN!!!|YESSSSS|GOOOOAL|oh my days|scenes in my kitchen|woke the baby, worth it|I called it!! scroll up!!|{player}!!!!
{player} you beauty|never in doubt (I was crying)|{club} are BACK|{club}, I could cry!!!|{score} and I can breathe|{minute}, frame it
my neighbours hate me now|screaming on a train, sorry|that's my club!|up the {club}!!|again again again|sign {player} for life
told you all to keep the faith|spilled everything, no regrets|worth every grey hair|best seat in the house: my sofa|quiet now, {other}?
bedlam. absolute bedlam.
`),
  'goal-against': linesOf(`
no no no no|oh for goodness sake|who was marking?!|that's so us|I'm going for a walk|turn it off. no, leave it on|heads up {club}
fair play, decent goal|nobody near {player}, nobody|{score}. it's fine. it's fine.|my fault, I said we looked solid|kettle on, can't watch
typical|the hope is what gets you|still time|asleep at the back|offside? please? no?|I blinked and we conceded|{minute} and my heart sank
don't gloat {other}, long way to go|shoulders up, go again|my dad has left the room|need one back, quick
`),
  goal: linesOf(`
GOAL!|what a moment|oh that's lovely|neutral here, loving it|game on!|{score}, here we go|{player} remember the name
who is {player} and why so good|didn't see that coming|popcorn officially out|chat was faster than my stream|ok NOW it's a match
replay please, all angles|I only looked down for a second|clinical|ice cold from {player}|{minute} and it all changes|worth staying for
I turn up, they score. welcome.|commentator lost his voice there|that woke the cat|love this sport|mate. MATE.
`),
  'goal-cancelled': linesOf(`
wait, it doesn't count?|ruled out! RULED OUT!|I celebrated for nothing|un-hug everyone|and breathe again|harsh, but rules are rules
my neighbours will be confused|put the confetti back|robbed. or saved. depends.|as you were, then|emotional damage|knew it was too good
`),
  review: linesOf(`
VAR check...|here come the lines|nobody breathe|been checking since last Tuesday|looks fine to me|looks off to me
get the tape measure out|ref's off to watch telly|please please please|time for a quick cuppa|my stream froze. no, it's VAR|just make a call!
`),
  'penalty-missed': linesOf(`
MISSED IT!|from twelve yards!|oh the nerves got there|keeper won the staring match|that run-up was a novel|let off!|can't believe it
hug whoever took that|huge, huge moment|pens are cruel|I'd have missed too, to be fair|could be the turning point
`),
  'red-card': linesOf(`
RED!|straight off!|early bath|down a player, here we go|bit harsh?|no complaints, that's a red|oh that changes everything
what were they thinking|long walk, that|manager's plan just went in the bin|backs to the wall now
`),
  'yellow-card': linesOf(`
in the book|soft yellow|took one for the team|careful now, that's a card|about time, ref|ref's warming up that pocket
walking a tightrope now|calm down everyone|textbook cynical, I respect it|first rule: don't dive in|getting spicy
`),
  corner: linesOf(`
corner!|everyone tall, up you go|near post please|someone mark the back stick|not short. please not short.|get it in the mixer|I fancy this one
watch the second ball|everyone's in the box|keeper's getting crowded|here comes the wrestling|whip it in!
`),
  'kick-off': linesOf(`
we're off!|here we go!|come on {club}|{club} v {other}, let's have it|snacks ready, phone down|nice calm start please
don't concede early, I beg|game face on|enjoy it everyone|ninety minutes of stress, lovely|and breathe. kick-off.
`),
  'half-time': linesOf(`
half-time, need a lie down|kettle on|{score} at the break|that half flew by|that half took a year|someone use the hairdryer
changes at the break?|orange slices time|7/10 half for me|loo queue, go go go|back in fifteen
`),
  'second-half': linesOf(`
back under way|right, second half|everyone back? good|45 more, come on|new half, same nerves|missed the restart, toast burned
{score}, long way to go|big half coming {club}|let's see what the boss said|same again or all change?|quicker start please
`),
  'full-time-won': linesOf(`
WE WON!|full-time, get in!|{club} you beauties|{score}, I'll take it all day|singing all the way home|drinks on whoever
unlucky {other}, good game|what a feeling|my voice is gone|watching the highlights forever|best day of the week
not nervous at all (very)|that's why we turn up
`),
  'full-time-lost': linesOf(`
that's that then|gutted|well played {other}|{score}. moving on. slowly.|we go again|still my club|dinner's cancelled
chin up {club}|back next time, obviously|nobody talk to me till Thursday|lessons learned, hopefully|took it on the chin
`),
  'full-time-drawn': linesOf(`
a draw, fair enough|shared it, I suppose|{score}, nobody's happy|could've won it, could've lost it|I'll take it. reluctantly.
all that for a handshake|honours even|good game, no winner|points made, both sides|stressful way to end level|same again next time?
`),
  'extra-time': linesOf(`
extra time!|thirty more, nobody move|legs are gone|cramp o'clock|my heart can't do another 30|who has subs left?
one mistake decides it|free football!|don't let it go to pens|this is a proper epic|text the family, I'll be late
`),
  'shoot-out': linesOf(`
penalties. oh no.|can't watch, watching|hands over eyes|pick a corner and hit it|don't look at the keeper|whoever misses, we love you
heart rate: yes|one at a time|stand up if you can't sit|keeper hero moment loading|nobody change seats now
`),
  near: linesOf(`
OOOOH|so close!|I was already up!|how is that not in|inches|nearly!|heart in mouth|off my seat for nothing|unlucky unlucky
that's coming soon|I've aged ten years|hands on heads everywhere
`),
  idle: linesOf(`
anyone else watching alone?|drum lads never stop, do they|nice tempo actually|my tea's gone cold|cat's on the remote
watching at work, act normal|boss is watching too, we're good|first time here, who's good?|kit's nice, I'll say it
more chat, less lag please|who's in the stadium? shout|ref's doing alright|ball kid, great reflexes|manager's writing a novel again
what song is that?|singing along, badly|I have a feeling... no, gone|pizza's late, match isn't|told my mum it's a documentary
my gran reads the game better|good clean stuff so far|something's brewing|ten more minutes then chores|chores can wait
stream looks crisp today|don't spoil it, I'm ten secs behind|crisps: gone already|who else is pacing?|quietly enjoying this
headphones died, lip-reading now|this atmosphere though|did anyone see that properly?|folding laundry, missing nothing
my dad claims he did that once|anyone got a spare charger?|on the bus, signal please hold|standing desk was a good call
`),
  leading: linesOf(`
lead's a lead, keep it|{score}, don't get cute|one more to settle me|looking comfy {club}|too comfy? I'm scared|keep the ball, simple
don't sit deep please|{other} are getting twitchy|see it out|smiling at my screen|no sudden moves|not saying anything. jinx.
`),
  trailing: linesOf(`
we can still do this|{score}, not over|get one back, then see|come on {club}, wake up|make a change, gaffer|too slow on the ball
chuck everyone forward|still believe|quicker passes!|seen worse comebacks|nobody's leaving early|need a spark from somewhere
`),
  level: linesOf(`
all square|{score}, anyone's game|next one's massive|who blinks first?|stalemate vibes|be braver {club}|one set piece decides this
nothing in it|tense, isn't it|cancelling each other out|on a knife edge
`),
  late: linesOf(`
how long left?|{minute} and I'm pacing|clock's broken, surely|blow the whistle|don't blow it yet!|last push|legs like jelly out there
standing at the telly now|stoppage time drama please|nobody leave|one chance, just one|here come the fingernails
`),
  tactical: linesOf(`
full-backs are way too high|no one between the lines|half-space is free all day|press triggers are off|that's a back five really
switch it quicker|the six is getting isolated|need runners beyond|rest defence looks shaky|they want us wide, clearly
weak side's wide open|box midfield, nice|zonal on corners, brave|lovely bit of control|right side is wide open again
keeper's talking a lot today|that pitch is immaculate|someone run in behind!|midfield's a traffic jam|love a proper tackle
linesman's flag is itchy|subs warming up|that's a nice pass|second balls, people!|bit cagey this
`),
  before: linesOf(`
early doors crew?|line-ups out yet?|nervous already|2:1 {club}, you heard it here|snacks assembled|scarf on, lucky socks on
who starts up front?|{other} won't be easy|phone at 100%, ready|countdown's killing me|grabbed the good chair
`),
  break: linesOf(`
tea break|right, who's been best?|stretch your legs people|that was intense|someone bring biscuits|tactics board time
call me when it's back on|who would you sub?|breather, finally|dog walk speedrun|need numbers, anyone?
`),
  after: linesOf(`
cheers all, good fun|see you next match|player of the match?|off to watch it again|great chat today|that'll do me
safe trip home, stadium folk|still buzzing|talk about this for days|thanks for the company|time to eat something green
`),
  greeting: linesOf(`
evening all, or morning|hello hello|made it! what did I miss?|score please, just in|usual seat, please|hi chat
first time here, be nice|brought a mate along|squeeze up, room for one?|present!|ran home for this
`),
  'thanks-gift': linesOf(`
{player} you legend|wow, big spender|hats off to {player}|my whole screen lit up|that effect though|{player} got paid today
class, {player}, class|louder than the goal horn|round of applause please|somebody's feeling generous|cheers {player}!
`),
  basketball: linesOf(`
ball movement is lovely|box out!|get back on D|bench is cooking|wide open, shoot it!|nice screen|shot clock!|rebound, please
hands up on that|free throws matter, folks|take the time-out|mismatch, go at it|that pace is wild|extra pass, love it
`),
  'basketball-run': linesOf(`
what a run!|can't miss right now|time-out, quick!|rim looks like an ocean|stops into buckets, yes|bench is up, towels flying
heat check!|they're in a flow now|blinked, missed three baskets|momentum is a thing|stop the bleeding!
`),
  tennis: linesOf(`
that serve angle though|patience on the baseline|second serve, gulp|slice is so tasty|shh, serving|neck's sore from this rally
drop shot, cheeky|hold serve, that's all|squeaky shoes, so soothing|come to the net, go on|nerves on the big points|footwork is silk
`),
  'tennis-point': linesOf(`
what a point!|too good|painted the line|winner!|clean as you like|how did they win that?!|fist pump, love it|big point, taken
even the other side's clapping|more of that please|replay that one
`),
  badminton: linesOf(`
that smash sound!|such soft hands at the net|what a rally|lift it, breathe|feet never stop|wrist flick, fooled me
flat drives, can't keep up|corners, all corners|shuttle's shedding, poor thing|looks easy, it is not|defence is a wall|deception level: expert
`),
  esports: linesOf(`
group up, group up|great vision|that spacing is clean|wait for the team|who's on comms, calm down|hold your cooldowns
flank! watch the flank|economy's even|late game comp, no panic|rotation was so quick|hands are too fast|draft diff? we'll see
`),
  'esports-fight': linesOf(`
won the fight!|what an engage|clean up!|insane mechanics|fight's over already?|perfect timing|turned it around!|nobody gets away
teamwork makes the highlight|that's a swing|don't throw it now|deleted!
`),
  cards: linesOf(`
nice hand|save the bomb!|keep the joker back|farmers, work together|take the landlord or pass?|someone's counting cards, well done
don't break the straight|two cards left, block!|patience pays|what a read|bad hand, great play|stealing that idea|take your time
`),
  'set-won': linesOf(`
got it! next one|that one's in the bag|tough and tidy|don't change a thing|big nerves, big hold|on a roll now|one step closer
come on {club}, again|earned every bit of that|momentum's all ours|that's how it's done
`),
  'set-lost': linesOf(`
lost one, not the match|reset|shake it off|too many errors there|come on {club}, breathe|slow starters, it's fine|they played that well
try something new|loosen up|big points slipped away|next one's ours
`),
  'quarter-end': linesOf(`
quarter done, water|{score} after that one|rest the starters?|clean the glass next quarter|buzzer made me jump|quick one, that
draw something up, coach|who's been your best five?|don't go cold now|D wins the next one|fresh legs please
`),
  private: linesOf(`
Hey, are you watching too?|Sorry, was getting a drink|Ha, yes exactly|Give me a minute, this attack...|My hands are shaking|Who are you supporting?
See you in the room|Did you see that one?|Totally agree|Talk at half-time?|Thanks, mate|Let me think about it|Sure, any time|My line is slow today
`),
}
