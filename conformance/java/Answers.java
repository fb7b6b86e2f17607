import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/**
 * Reads lines with two strings, separated by a tab, and prints for each line whether each is a URL and whether they
 * are equal, then the same for URIs, as six digits. A character beyond printable ASCII is written as six characters.
 */
public class Answers {
  public static void main(String[] arguments) throws Exception {
    StringBuilder answers = new StringBuilder();
    InputStreamReader bytes = new InputStreamReader(System.in, StandardCharsets.US_ASCII);
    BufferedReader lines = new BufferedReader(bytes);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] pair = line.split("\t", -1);
      String a = unescape(pair[0]);
      String b = unescape(pair[1]);
      append(answers, url(a), url(b));
      append(answers, uri(a), uri(b));
      answers.append('\n');
    }
    System.out.print(answers);
  }

  static void append(StringBuilder answers, Object a, Object b) {
    answers.append(a == null ? 0 : 1).append(b == null ? 0 : 1);
    answers.append(a != null && a.equals(b) ? 1 : 0);
  }

  static URL url(String text) {
    try {
      return new URL(text);
    } catch (Exception error) {
      return null;
    }
  }

  /** A long number in a host makes the constructor throw another exception than the documented one. */
  static URI uri(String text) {
    try {
      return new URI(text);
    } catch (Exception error) {
      return null;
    }
  }

  static String unescape(String text) {
    StringBuilder result = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) == '\\') {
        result.append((char) Integer.parseInt(text.substring(at + 2, at + 6), 16));
        at += 5;
      } else {
        result.append(text.charAt(at));
      }
    }
    return result.toString();
  }
}
