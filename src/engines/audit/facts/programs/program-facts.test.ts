import { expect, test } from 'vitest'
import { longest_program, programFacts } from './program-facts.ts'

const php = (code: string) => programFacts(`<?php\n${code}\n?>`)
const usesOf = (code: string) => {
  const { reads } = php(code)
  return reads && Object.fromEntries(reads.map(({ name, use }) => [name, use]))
}
const needsOf = (code: string) => php(code).needs.map(({ name }) => name)
const letter = 'mail("ann@calloway.example", "Inquiry", $body, "From: web@calloway.example");'

test('fields are read by the names that a program gives them', () => {
  expect(usesOf(`$body = $_POST['name'] . $_REQUEST["phone"] . "{$_POST['wish']} $_POST[day]"; ${letter}`)).toEqual({
    name: 'carried',
    phone: 'carried',
    wish: 'carried',
    day: 'carried',
  })
  expect(usesOf(`$body = filter_input(INPUT_POST, 'name', FILTER_DEFAULT); ${letter}`)).toEqual({ name: 'carried' })
})

test('a field that is put aside, or only looked at, goes into no message', () => {
  const code = `$name = $_POST['name']; $phone = trim($_POST['phone']); $phone = strip_tags($phone);
    if (empty($_POST['zip'])) exit; if ($_POST['day'] != '') $body = 'x'; $body = "From $name"; ${letter}`
  expect(usesOf(code)).toEqual({ name: 'carried', phone: 'dropped', zip: 'tested', day: 'tested' })
})

test.each([
  ['goes through all fields', 'foreach ($_POST as $key => $value) $body .= $value;'],
  ['takes them apart', 'extract($_POST);'],
  ['keeps them under another name', '$fields = $_POST;'],
  ['picks them by names from elsewhere', '$body = $_POST[$name];'],
  ['brings in code that is not here', "include 'functions.php';"],
  ['reads what came as it came', "$body = file_get_contents('php://input');"],
  ['runs what it makes', 'eval($code);'],
  ['names a variable by another', '$body = $$field;'],
])('of a program that %s nobody knows what it reads', (_, code) => {
  expect(php(`$name = $_POST['name']; ${code} ${letter}`)).toMatchObject({ reads: null, needs: [] })
})

test.each([
  ['a comment', "// foreach ($_POST as $x) {}\n/* $_POST['old'] */ # $_POST['older']\n"],
  ['a look whether anything came', 'if (!$_POST) exit; if (isset($_POST)) $x = count($_POST);'],
  ['a library for mail', "require_once('PHPMailer/PHPMailerAutoload.php');"],
])('%s hides nothing of what it reads', (_, code) => {
  expect(usesOf(`${code} $body = $_POST['name']; ${letter}`)).toEqual({ name: 'carried' })
})

test.each([
  ['does nothing without it', `if (isset($_POST['email'])) { ${letter} }`],
  ['does nothing without it and others', `if (isset($_POST['email']) && $_POST) { ${letter} }`],
  ['ends without it', `if (!isset($_POST['email'])) { echo 'Error'; exit; } ${letter}`],
  [
    'ends in a function of its own',
    `function died($e) { echo $e; die(); } if (empty($_POST['email'])) { died('x'); } ${letter}`,
  ],
  [
    'looks at what it put aside',
    `$mail = trim($_POST['email']); if (trim($mail) == '') { echo 'Error'; exit(); } ${letter}`,
  ],
  ['sends otherwise', `if (empty($_POST['email'])) { echo 'Error'; } else { ${letter} }`],
  ['notes an error', `$errors = ''; if (empty($_POST['email'])) { $errors .= 'x'; } if (empty($errors)) { ${letter} }`],
  [
    'looks at the method first',
    `if ($_SERVER['REQUEST_METHOD'] == 'POST') { if (empty($_POST['email'])) { exit; } ${letter} }`,
  ],
  ['ends in one line', `if (!$_POST['email']) exit; ${letter}`],
])('a program that %s needs a field', (_, code) => {
  expect(needsOf(code)).toEqual(['email'])
})

test.each([
  ['asks for a trap to be empty', `if (!empty($_POST['website'])) exit; ${letter}`],
  [
    'has something in its place',
    `$mail = isset($_POST['email']) ? $_POST['email'] : 'none'; if ($mail == '') exit; ${letter}`,
  ],
  ['sends all the same', `if (empty($_POST['email'])) { $mail = 'none'; } ${letter}`],
  [
    'asks for it in one case of several',
    `if ($_POST['kind'] == 'booking') { if (empty($_POST['email'])) exit; } ${letter}`,
  ],
  ['asks for one of two', `if (empty($_POST['email']) && empty($_POST['phone'])) exit; ${letter}`],
  ['takes one of two', `if (isset($_POST['email']) || isset($_POST['phone'])) { ${letter} }`],
  ['sends another letter without it', `if (isset($_POST['copy'])) { ${letter} } ${letter}`],
  ['looks in a function', `function check() { if (empty($_POST['email'])) return; } ${letter}`],
  ['sends nothing', `if (!isset($_POST['email'])) exit;`],
])('a program that %s needs no field', (_, code) => {
  expect(needsOf(code)).toEqual([])
})

const mailOf = (code: string) =>
  php(`$name = $_POST['name']; $email = $_POST['email']; $body = $name; ${code}`).mails[0]

test.each([
  ["$to = 'ann@calloway.example'; mail($to, 's', $body);", ['ann@calloway.example']],
  ["define('TO', 'ann@calloway.example'); mail(TO, 's', $body);", ['ann@calloway.example']],
  [
    "$to = 'ann@calloway.example, bo@calloway.example'; @mail($to, 's', $body);",
    ['ann@calloway.example', 'bo@calloway.example'],
  ],
  ["$mail->addAddress('Ann@calloway.example', 'Ann'); $mail->send();", ['ann@calloway.example']],
  ['mail($to, "s", $body);', []],
])('whom a program writes to is read: %s', (code, to) => {
  expect(mailOf(code)).toMatchObject({ to, left_blank: null })
})

test.each([
  'replace_this_with_your_email@gmail.com',
  'you@example.com',
  'youremail@yourdomain.com',
  'your-name@your-domain.com',
  'YOUR_EMAIL',
  '',
])('nobody put a mailbox in place of “%s”', to => {
  expect(mailOf(`$to = '${to}'; mail($to, 's', $body);`)?.left_blank).toBe(to)
})

test.each(['myers@example-plumbing.com', 'info@domainhomes.com', 'emailann@gmail.com', 'contact@yourtowncleaners.com'])(
  '%s is a mailbox',
  to => {
    expect(mailOf(`mail('${to}', 's', $body);`)?.left_blank).toBeNull()
  },
)

test.each([
  ['visitor', true, '$headers = "From: $email\\r\\n";'],
  ['visitor', true, "$headers = 'From: '.$email.\"\\r\\n\".'Reply-To: '.$email;"],
  ['own', true, '$headers = "From: web@calloway.example\\r\\n"; $headers .= "Reply-To: $email\\r\\n";'],
  ['own', false, '$headers = "From: web@calloway.example\\r\\n"; $headers .= "X-Mailer: PHP";'],
  ['own', false, '$headers = "From: $name <web@calloway.example>";'],
  ['unknown', true, '$headers = "From: $name";'],
  ['own', true, "$headers = array('From' => 'web@calloway.example', 'Reply-To' => $email);"],
])('a letter is sent under the address of %s, and an answer reaches the customer: %s', (from, answers_reach, code) => {
  expect(mailOf(`${code} mail('ann@calloway.example', 's', $body, $headers);`)).toMatchObject({ from, answers_reach })
})

test('thanks to whoever wrote are no letter to the business', () => {
  expect(php("$email = $_POST['email']; mail($email, 'Thanks', 'We will call.');").mails).toEqual([])
})

test('what PHP has no longer is found, unless the program asks for it first or has its own', () => {
  expect(php("mysql_connect('x');").gone).toBe('mysql_connect()')
  expect(php('if (get_magic_quotes_gpc()) $x = stripslashes($x);').gone).toBe('get_magic_quotes_gpc()')
  expect(php("if (function_exists('get_magic_quotes_gpc') && get_magic_quotes_gpc()) $x = 1;").gone).toBeNull()
  expect(php('function each($x) { return $x; } each($list);').gone).toBeNull()
  expect(php("// mysql_connect('x');\n$db->each(); $text = 'split(';").gone).toBeNull()
})

test('where a program leads on to is read', () => {
  expect(php('header(\'Location: thanks.html\'); header("refresh:5; url=/");').leads_to).toEqual(['thanks.html', '/'])
  expect(php('print "<meta http-equiv=\\"refresh\\" content=\\"0;URL=error.htm\\">";').leads_to).toEqual(['error.htm'])
  expect(php("header('Location: ' . $next); header('Location: thanks.php?name=' . $name);").leads_to).toEqual([])
})

test.each([
  ['index.html', `${letter} header('Location: index.html');`],
  ['', `${letter} header('Location: ' . $_SERVER['HTTP_REFERER']);`],
])('a program that leads back to “%s” whatever comes is known', (to, code) => {
  expect(php(code).leads_back).toBe(to)
})

test.each([
  ['looks whether it was sent', `if (${letter.replace(';', '')}) { header('Location: index.html'); }`],
  ['keeps whether it was sent', `$sent = ${letter} header('Location: index.html');`],
  ['says something', `${letter} echo 'Thank you'; header('Location: index.html');`],
  ['has two ways on', `${letter} header('Location: a.html'); header('Location: b.html');`],
  ['leads on before', `header('Location: index.html'); ${letter}`],
])('one that %s is left alone', (_, code) => {
  expect(php(code).leads_back).toBeNull()
})

test.each([
  ['braces', '<?php '.padEnd(longest_program, '{')],
  ['quotes', '<?php '.padEnd(longest_program, `"'`)],
  ['conditions', '<?php '.padEnd(longest_program, "if(isset($_POST['a'])){")],
  ['fields', '<?php '.padEnd(longest_program, "$a=$_POST['a'];")],
  ['texts of lines', '<?php '.padEnd(longest_program, '<<<A\n')],
  ['calls', '<?php '.padEnd(longest_program, 'mail(')],
  ['brackets', '<?php '.padEnd(longest_program, 'if(((')],
])('a program of nothing but %s is read in no time', (_, text) => {
  const start = performance.now()
  programFacts(text)
  expect(performance.now() - start).toBeLessThan(3_000)
})
